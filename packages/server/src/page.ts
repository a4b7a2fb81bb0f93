import type { Part } from './ledger.ts';

/** A table seen from above, with its chairs; one of them is lit. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
<rect width="32" height="32" rx="7" fill="#171d29"/>
<circle cx="16" cy="16" r="6" fill="none" stroke="#9fc3e8" stroke-width="2"/>
<g fill="#9fc3e8"><circle cx="16" cy="5.5" r="2"/><circle cx="6.9" cy="21.2" r="2"/></g>
<circle cx="25.1" cy="21.2" r="2.6" fill="#f2bf70"/>
</svg>`;

export function frontPage(ledger: readonly Part[]): string {
  return page(
    'Starboard: a table for two space board games',
    `<header>
  <p class="name"><img src="/icon.svg" alt="" width="32" height="32"> Starboard</p>
  <h1>An online table for two space board games</h1>
  <p class="lead">For <b>Battlestar Galactica</b> and <b>Roll for the Galaxy</b>, played by people who
  are not in the same room, or not at the same hour.</p>
</header>
<main>
<section aria-labelledby="does">
  <h2 id="does">What the table is meant to do</h2>
  <ul class="cards">
    <li><h3>It referees</h3><p>It knows whose turn it is and what is allowed, and asks each player one plain
    question at a time.</p></li>
    <li><h3>It keeps secrets</h3><p>You see what your seat may see, and nothing else. Every shuffle and every roll
    can be checked once the game is over.</p></li>
    <li><h3>It remembers</h3><p>A game can rest for a week and go on at once. A move can be taken back until it has
    shown something hidden.</p></li>
    <li><h3>It plays empty chairs</h3><p>Where a player is missing, a bot sits in. It sees only what that seat
    sees.</p></li>
  </ul>
</section>
<section aria-labelledby="whom">
  <h2 id="whom">Whom it is for</h2>
  <ul>
    <li>Groups that play Battlestar Galactica by forum or by mail, where one volunteer deals the cards, keeps the
    secrets and chases the answers. Starboard is that game master.</li>
    <li>Players of Roll for the Galaxy who want a table they can host themselves, look into and script.</li>
  </ul>
</section>
<section aria-labelledby="today">
  <h2 id="today">What exists today</h2>
  <p>Starboard is young: there is no board to play on in a browser yet. Programs can play already: see
  <a href="/api/docs">the API</a>.</p>
  <ul>
    <li><b>The kernel</b>, the referee itself: the same answers and the same dice always make the same game.</li>
    <li><b>The rules of Roll for the Galaxy</b>, complete: every tile, power and ruling, for two to five players.</li>
    <li><b>Two example games</b> for authors: tic-tac-toe and liar&rsquo;s dice.</li>
    <li><b>The rules ledger</b>: ${ledgerSentence(ledger)}</li>
  </ul>
  ${ledgerTable(ledger)}
</section>
<section aria-labelledby="next">
  <h2 id="next">What comes next</h2>
  <ol>
    <li>Battlestar Galactica, with the expansions Pegasus and Exodus</li>
    <li>Tables to sit down at, live or by mail, with bots for the empty chairs</li>
    <li>Four languages: English, Polish, German and Hungarian</li>
  </ol>
</section>
</main>
<footer>
  <p>Starboard is an unofficial project by fans. It is not made or endorsed by the publishers of these games, and it
  contains none of their artwork and none of their text.</p>
</footer>`,
  );
}

export const missingPage = page(
  'Nothing here: Starboard',
  `<main>
<h1>There is nothing at this address</h1>
<p><a href="/">Back to the table</a></p>
</main>`,
);

function ledgerSentence(ledger: readonly Part[]): string {
  if (ledger.length === 0) return 'every rule of both games as a numbered statement.';
  const total = ledger.reduce((sum, part) => sum + part.statements, 0);
  return `every rule as a numbered statement, ${count(total)} of them.`;
}

function ledgerTable(ledger: readonly Part[]): string {
  if (ledger.length === 0) return '';
  const rows = ledger.map(
    (part) =>
      `<tr><th scope="row">${escaped(part.title)}</th><td>${count(part.statements)}</td></tr>`,
  );
  return `<table>
    <caption>The rules ledger, part by part</caption>
    <thead><tr><th scope="col">Part</th><th scope="col">Statements</th></tr></thead>
    <tbody>${rows.join('')}</tbody>
  </table>`;
}

export function page(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="description" content="An online table for two space board games that referees and keeps secrets.">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
${body}
</body>
</html>
`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
