import { DOMAIN_NAMES } from '../configuration';
import { VERSION } from '../version';

const HELP = `bursar ${VERSION}: one MCP server for the money of a household

  bursar stdio                      serve one host over stdin and stdout; this is what hosts start
  bursar http                       serve MCP at /mcp and REST at /v1 on loopback
  bursar demo                       watch a real session with a real client
  bursar host-config HOST           print the configuration for claude-desktop, claude-code, cursor or vscode
  bursar household show             who shares expenses
  bursar household rename ID NEW-ID NAME...
  bursar cgt report FILE...         UK capital gains from .cgt or JSON files; several files are one history
  bursar cgt explain FILE... --date YYYY-MM-DD --ticker TICKER
  bursar cgt parse FILE...
  bursar cgt convert FILE...
  bursar help, bursar version

Options of stdio and http
  --domains LIST       BURSAR_DOMAINS   ${DOMAIN_NAMES.join(',')} (default: all)
  --files DIR                           let tool arguments name files in DIR; may be given several times
  --data-dir DIR       BURSAR_DATA_DIR  where the bundled database lies (default: the platform's data folder)
  --ephemeral                           a database that disappears with the process
  --read-only          BURSAR_READ_ONLY  only tools that read
Options of http
  --host ADDRESS       BURSAR_HOST      a loopback address (default: 127.0.0.1)
  --port PORT          BURSAR_PORT      default: 3333
Options of cgt
  --year YEAR          report one tax year, 2024 for 2024/25
  --format FORMAT      text (default), json or csv
Environment
  DATABASE_URL         a PostgreSQL 15 or newer of your own, instead of the bundled one
  SHARED_SPLIT_PARTICIPANTS  who shares expenses: '[{"id":"ana","display_name":"Ana"},{"id":"rui","display_name":"Rui"}]'
  BURSAR_HMRC_RATES    a CSV (period,currency,units_per_gbp) of rates that HMRC published after this build
`;

export function help(): void {
  process.stdout.write(HELP);
}

export function version(): void {
  process.stdout.write(`${VERSION}\n`);
}
