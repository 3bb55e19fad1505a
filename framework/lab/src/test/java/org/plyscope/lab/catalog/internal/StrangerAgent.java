package org.plyscope.lab.catalog.internal;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.lab.ScriptedAgents;

/** An agent of a plugin, each of whose answers a test can spoil. */
final class StrangerAgent implements AgentFactory {
  Supplier<String> id = () -> "strange";
  Supplier<String> name = () -> "Strange";
  Supplier<String> description = () -> "For tests.";
  Supplier<String> link = () -> "https://example.org/strange";
  Supplier<List<Option<?>>> options = List::of;
  Supplier<List<Preset>> presets = List::of;
  Predicate<Rules> supports = rules -> true;
  Predicate<OptionValues> endsByItself = values -> false;

  @Override
  public String id() {
    return id.get();
  }

  @Override
  public String name() {
    return name.get();
  }

  @Override
  public String description() {
    return description.get();
  }

  @Override
  public String link() {
    return link.get();
  }

  @Override
  public List<Option<?>> options() {
    return options.get();
  }

  @Override
  public List<Preset> presets() {
    return presets.get();
  }

  @Override
  public boolean supports(Rules rules) {
    return supports.test(rules);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return endsByItself.test(values);
  }

  @Override
  public Agent create(PartContext context) {
    return ScriptedAgents.greedy().create(context);
  }
}
