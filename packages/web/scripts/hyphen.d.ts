/** One language of the patterns; the package brings no types. */
declare module 'hyphen/*/index.js' {
  const patterns: {
    hyphenateSync(text: string, options?: { readonly hyphenChar?: string }): string;
  };
  export default patterns;
}
