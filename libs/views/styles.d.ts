// The bundler takes the styles that a module names into the page.
declare module '*.css';
