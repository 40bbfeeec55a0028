// A module of its own, loaded when a bot starts. The package is CommonJS: imported dynamically as it is, a bundle would
// give its names under `default` only.
export { Api, Bot } from 'grammy';
