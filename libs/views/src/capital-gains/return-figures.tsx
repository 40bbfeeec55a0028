import { AsyncSection } from '../components/async-section';
import { UserText } from '../components/user-text';
import { useToolResult } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import type { CallTool, ToolInput } from '../tools/tool-call';
import type { TaxReturn } from './capital-gains-results';
import { usePounds } from './pounds';
import { returnNote } from './return-notes';

interface ReturnFiguresProps {
  /** Start of the tax year. */
  readonly year: number;
  readonly history: ToolInput;
  /** Warnings that are shown already. */
  readonly known: readonly string[];
  readonly callTool: CallTool;
}

/** What the Self Assessment return asks for: boxes, losses by year, and what to know about them. */
export function ReturnFigures({ year, history, known, callTool }: ReturnFiguresProps) {
  const { t } = useLanguage();
  const state = useToolResult(callTool, 'prepare_return', { ...history, year });
  return (
    <section aria-labelledby="return">
      <h2 id="return">{t('gains.selfAssessment')}</h2>
      <AsyncSection state={state}>
        {(filed) => (
          <>
            <p class="quiet">{t(filed.reporting.required ? 'gains.mustReport' : 'gains.needNotReport')}</p>
            <Boxes filed={filed} />
            <Ledger filed={filed} />
            <ul class="notes">
              {filed.warnings
                .filter((warning) => !known.includes(warning))
                .map((warning) => (
                  <Note key={warning} warning={warning} />
                ))}
            </ul>
          </>
        )}
      </AsyncSection>
    </section>
  );
}

function Note({ warning }: { readonly warning: string }) {
  const note = returnNote(useLanguage(), warning);
  return note === undefined ? (
    <li lang="en">
      <UserText text={warning} />
    </li>
  ) : (
    <li>{note}</li>
  );
}

function Boxes({ filed }: { readonly filed: TaxReturn }) {
  const { t } = useLanguage();
  const boxes = Object.entries((filed.boxes ?? {}) as Readonly<Record<string, string>>);
  if (boxes.length === 0) return null;
  return (
    <dl class="totals">
      {boxes
        .sort(([one], [other]) => Number(one) - Number(other))
        .map(([box, value]) => (
          <div key={box}>
            <dt>{t('gains.box', { number: box })}</dt>
            <dd class="figure">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Ledger({ filed }: { readonly filed: TaxReturn }) {
  const { t, day } = useLanguage();
  const writePounds = usePounds();
  const pounds = (whole: string) => writePounds(`${whole}.00`);
  const years = filed.losses.years.filter(({ losses, brought_forward: brought, carried_forward: carried }) =>
    [losses, brought, carried].some((sum) => sum !== '0'),
  );
  if (years.length === 0) return null;
  return (
    <>
      <h3 class="lines-title">{t('gains.lossesByYear')}</h3>
      <ul class="lines">
        {years.map((entry) => (
          <li key={entry.period}>
            <span>
              {entry.period}
              <span class="bar-note">
                {t('gains.lossesUsed', { lost: pounds(entry.losses), used: pounds(entry.brought_forward_used) })}
                {entry.claim_by !== null && ` ${t('gains.claimBy', { day: day(entry.claim_by) })}`}
              </span>
            </span>
            <span class="figure">{pounds(entry.carried_forward)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
