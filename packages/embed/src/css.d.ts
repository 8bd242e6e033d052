/** The build replaces a stylesheet with its minified text. */
declare module '*.css' {
  const text: string;
  export default text;
}
