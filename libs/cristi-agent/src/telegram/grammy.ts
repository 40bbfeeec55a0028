// Imported dynamically when a bot starts. The package is CommonJS: a direct dynamic import in a bundle would expose its
// names only under `default`.
export { Api, Bot } from 'grammy';
