/** Two figures and the word between them, as in "4 of 6", stay together where a sentence goes to the next line. */
export const onOneLine = (said: string): string =>
  said.replace(/(\d) (\S{1,4}) (\d)/g, '$1\u00a0$2\u00a0$3');
