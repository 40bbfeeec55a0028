import { VERSION } from '../../version';
import { settingsHelp } from '../settings-help';

const COMMANDS = `bursar ${VERSION}: one MCP server for the money of a household

Usage: bursar COMMAND [OPTIONS]

Servers
  bursar stdio                      serve one host over stdin and stdout; hosts run this command
  bursar http                       serve MCP, REST and a web page over HTTP
  bursar telegram                   run the Telegram bot of the budget agent

Setup
  bursar demo                       play a sample session with a real MCP client
  bursar doctor                     check the installation; takes the options of http
  bursar host-config HOST           print the configuration for claude-desktop, claude-code, cursor, vscode or chatgpt
                                    --npx: for the published npm package; --link: an install link (cursor, vscode)
  bursar key create --name LABEL    create an API key and print it once; --owner NAME: for another household
  bursar key list                   list API keys
  bursar key revoke ID              revoke an API key
  bursar key rotate ID              replace an API key and print the new one once
  bursar household show             show who shares expenses
  bursar household rename ID NEW-ID NAME...

Data
  bursar import FILE... --account ID
                                    analyze bank statements; --commit: store them
                                    --create-account NAME --currency CUR: create the account
  bursar import undo ID             revert an import
  bursar export                     print every imported transaction; --format jsonl|csv, --account ID
  bursar backup FILE                write all stored data to FILE, even while servers run; --force: overwrite FILE
  bursar restore FILE               restore a backup into a new data directory or an empty database
  bursar migrate                    migrate the database now; servers otherwise do so on first use

UK capital gains
  bursar cgt report FILE...         report gains from .cgt or JSON files; several files form one history
  bursar cgt explain FILE... --date YYYY-MM-DD --ticker TICKER
  bursar cgt parse FILE...
  bursar cgt convert FILE...
    --year YEAR                     one tax year, such as 2024 for 2024/25
    --format FORMAT                 text (default), json or csv; for a report also pdf
    --output FILE                   write to FILE instead of stdout

Help
  bursar help                       show this text
  bursar version                    print the version
`;

export function help(): void {
  process.stdout.write(`${COMMANDS}\n${settingsHelp()}`);
}

export function version(): void {
  process.stdout.write(`${VERSION}\n`);
}
