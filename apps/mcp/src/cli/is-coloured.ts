/** Whether what is printed may have colours: on a terminal, unless `NO_COLOR` or `--no-color` say otherwise. */
export function isColoured(): boolean {
  const { NO_COLOR: refused = '' } = process.env;
  return process.stdout.isTTY && refused === '' && !process.argv.includes('--no-color');
}
