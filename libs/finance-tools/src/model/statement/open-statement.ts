import { openCsv } from './csv-statement';
import { openOfx } from './ofx-statement';
import type { OpenStatement } from './statement-row';
import { UnreadableStatement } from './unreadable-statement';

const OFX_BEGINNING = /^(OFXHEADER|<\?xml|<\?OFX|<OFX)/i;

/** Recognizes the format of a statement. Throws UnreadableStatement if it is blank or in an unknown format. */
export function openStatement(text: string, format: 'auto' | 'csv' | 'ofx'): OpenStatement {
  const content = text.trimStart();
  if (content === '') throw new UnreadableStatement('blank; send the text of a statement');
  const isOfx = format === 'auto' ? OFX_BEGINNING.test(content) : format === 'ofx';
  return isOfx ? openOfx(content) : openCsv(text);
}
