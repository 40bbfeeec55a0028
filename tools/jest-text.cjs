// Jest's side of text-modules.d.ts: a .md, .txt or .sql file becomes a module whose default export is its text.
module.exports = {
  process: (text) => ({
    code: `Object.defineProperty(exports, '__esModule', { value: true }); exports.default = ${JSON.stringify(text)};`,
  }),
};
