export const stylesheet = `
:root {
  color-scheme: dark;
  --night: #0f131b;
  --panel: #171d29;
  --line: #313b4f;
  --text: #e8ebf1;
  --soft: #b6c0d0;
  --sky: #9fc3e8;
  --lamp: #f2bf70;
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 62rem;
  padding: 2rem 1.25rem 3rem;
  background: var(--night);
  color: var(--text);
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { margin: 0.5rem 0; font-size: clamp(1.75rem, 1.2rem + 2.6vw, 2.75rem); }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.375rem; color: var(--sky); }
h3 { margin: 0; font-size: 1.0625rem; color: var(--lamp); }
p, ul, ol { margin: 0.5rem 0; max-width: 44rem; }
ul, ol { padding-left: 1.25rem; }
li + li { margin-top: 0.4rem; }
a { color: var(--sky); }
.name { display: flex; align-items: center; gap: 0.6rem; font-weight: 600; color: var(--lamp); }
.lead { font-size: 1.1875rem; color: var(--soft); }
.lead b { color: var(--text); }
.cards {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 1rem;
  max-width: none;
  padding: 0;
  list-style: none;
}
.cards li {
  margin: 0;
  padding: 1rem 1.125rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--panel);
}
.cards p { margin-bottom: 0; color: var(--soft); font-size: 1rem; line-height: 1.5; }
table { width: 100%; max-width: 34rem; margin: 1rem 0; border-collapse: collapse; }
caption { padding-bottom: 0.4rem; text-align: left; color: var(--soft); }
th, td { padding: 0.45rem 0.25rem; border-bottom: 1px solid var(--line); text-align: left; }
thead th { color: var(--soft); font-weight: 600; }
tbody th { font-weight: 400; }
td, thead th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
.words td { text-align: left; overflow-wrap: anywhere; }
.written { white-space: pre-wrap; overflow-wrap: anywhere; }
article { margin: 1rem 0; border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem; }
details { margin: 0.4rem 0; border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.4rem 0.75rem; }
summary { cursor: pointer; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { overflow: auto; max-height: 30rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; color: var(--soft); }
`;
