// Files that the bundle carries as text: esbuild's text loader, and jest's text transform, make them strings.
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.txt' {
  const text: string;
  export default text;
}
declare module '*.cgt' {
  const text: string;
  export default text;
}
declare module '*.sql' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const text: string;
  export default text;
}
declare module '*.csv' {
  const text: string;
  export default text;
}
