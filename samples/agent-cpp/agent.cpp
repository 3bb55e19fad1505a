// A template for agents in C++17: plays a random legal move of any game. Speaks version 1 of the agent protocol.
//   g++ -O2 -std=c++17 -o agent agent.cpp && plyscope agents add cpp-random.plyagent
// Put your search where choose() is; it gets the whole request. A JSON library of your choice makes the reading shorter.
#include <cstdint>
#include <iostream>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

// Just enough JSON: a value is a text, a number (kept as text), a list or an object.
struct Json {
  std::string text;
  std::vector<Json> list;
  std::map<std::string, Json> object;

  const Json& operator[](const std::string& key) const {
    static const Json missing;
    auto found = object.find(key);
    return found == object.end() ? missing : found->second;
  }
};

class Reader {
 public:
  explicit Reader(const std::string& line) : in(line) {}

  Json read() {
    char c = peek();
    Json value;
    if (c == '{') {
      at++;
      while (peek() != '}') {
        std::string key = string();
        expect(':');
        value.object[key] = read();
        if (peek() == ',') at++;
      }
      at++;
    } else if (c == '[') {
      at++;
      while (peek() != ']') {
        value.list.push_back(read());
        if (peek() == ',') at++;
      }
      at++;
    } else if (c == '"') {
      value.text = string();
    } else {
      while (at < in.size() && std::string(",]} \t\r").find(in[at]) == std::string::npos) value.text += in[at++];
      if (value.text.empty()) throw std::runtime_error("no value");
    }
    return value;
  }

 private:
  const std::string& in;
  size_t at = 0;

  char peek() {
    while (at < in.size() && (in[at] == ' ' || in[at] == '\t' || in[at] == '\r')) at++;
    if (at >= in.size()) throw std::runtime_error("the line ends too early");
    return in[at];
  }

  void expect(char c) {
    if (peek() != c) throw std::runtime_error(std::string("no ") + c);
    at++;
  }

  std::string string() {
    expect('"');
    std::string text;
    while (at < in.size() && in[at] != '"') {
      if (in[at] == '\\' && at + 1 < in.size()) at++;
      text += in[at++];
    }
    expect('"');
    return text;
  }
};

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

void send(const std::string& message) { std::cout << message << std::endl; }  // std::endl flushes, which is needed

std::string choose(const Json& request, bool wild) {
  const std::vector<Json>& legal = request["legal"].list;
  if (!wild) return legal.front().text;
  std::mt19937_64 random(std::stoll(request["seed"].text));  // the same seed gives the same move
  return legal[random() % legal.size()].text;
}

int main() {
  bool wild = true;
  std::string line;
  while (std::getline(std::cin, line)) {
    try {
      Json message = Reader(line).read();
      if (message.object.size() != 1) throw std::runtime_error("a message has one key");
      const std::string kind = message.object.begin()->first;
      const Json& request = message.object.begin()->second;
      if (kind == "hello") {
        send(R"({"hello":{"protocol":1,"name":"C++ random","version":"1.0","endsByItself":true,)"
             R"("description":"Plays a random legal move of any game.","options":[{"id":"wild","kind":"flag",)"
             R"("label":"Wild","help":"Whether it plays at random or always the first move.","standard":true}]}})");
      } else if (kind == "begin") {
        wild = request["options"]["wild"].text == "true";
      } else if (kind == "search") {
        send("{\"result\":{\"id\":" + request["id"].text + ",\"move\":" + quoted(choose(request, wild)) + "}}");
      } else if (kind == "quit") {
        break;
      } else if (kind != "stop" && kind != "end" && kind != "error") {
        send("{\"error\":{\"sentence\":" + quoted("There is no message " + kind + ".") + "}}");
      }
    } catch (const std::exception& e) {
      send("{\"error\":{\"sentence\":" + quoted(std::string("This is no message: ") + e.what() + ".") + "}}");
    }
  }
}
