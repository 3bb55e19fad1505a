// Sorts a table when a heading is pressed. Without script the tables are readable as they are.
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') === 'descending' || !head.classList.contains('number')
        && head.getAttribute('aria-sort') !== 'ascending';
      heads.forEach(other => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', down ? 'ascending' : 'descending');
      const key = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const numeric = head.classList.contains('number');
      const rows = [...table.tBodies[0].rows];
      rows.sort((a, b) => {
        const x = key(a), y = key(b);
        const order = numeric ? (x === '' ? 1 : y === '' ? -1 : Number(x) - Number(y)) : x.localeCompare(y);
        return down ? order : -order;
      });
      table.tBodies[0].append(...rows);
    });
  });
}
