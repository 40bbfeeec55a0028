import { AsyncSection, UserText, useToolResult, type ToolInput } from '@bursar/views/html-views';

import { useChanges } from '../../changes/changes';
import { ChangeButton } from '../../forms/change-button';
import type { LedgerContext } from './ledger-changes';
import { linkChanges, type Proposal } from './link-changes';

interface LinkProposalsProps {
  /** Which proposals, as `finance_links_propose` takes it. */
  readonly given: ToolInput;
  readonly context: LedgerContext;
}

const SHOWN = 20;

/** What may be there twice, or be no spending: the two entries of each, to be confirmed or not. */
export function LinkProposals({ given, context }: LinkProposalsProps) {
  const { t } = context.language;
  const { version } = useChanges();
  const input = { ...given, limit: SHOWN, offset: 0 };
  const proposals = useToolResult(context.callTool, 'finance_links_propose', input, undefined, version);
  return (
    <section class="entry-form" aria-label={t('links.title')}>
      <AsyncSection state={proposals}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <p class="quiet">{t('links.none')}</p>}
            <ul class="changes">
              {items.map((proposal) => (
                <ProposalRow
                  key={`${proposal.kind} ${proposal.left.id} ${proposal.right.id}`}
                  {...{ proposal, context }}
                />
              ))}
            </ul>
            {total > items.length && (
              <p class="quiet">{t('common.countShown', { shown: String(items.length), total: String(total) })}</p>
            )}
          </>
        )}
      </AsyncSection>
    </section>
  );
}

interface ProposalRowProps {
  readonly proposal: Proposal;
  readonly context: LedgerContext;
}

function ProposalRow({ proposal, context }: ProposalRowProps) {
  const { t } = context.language;
  const { kind, left, right } = proposal;
  const changes = linkChanges(context);
  return (
    <li data-link={kind}>
      <p>{t(`links.kind.${kind}`)}</p>
      <ul class="lines">
        <SideRow side={left} context={context} />
        <SideRow side={right} context={context} />
      </ul>
      <p class="actions">
        <ChangeButton label={t('links.yes')} action="confirm" onPress={() => changes.confirm(proposal)} />
        <ChangeButton label={t('links.no')} action="reject" onPress={() => changes.reject(proposal)} />
      </p>
    </li>
  );
}

/** What bursar itself calls accounts of other ledgers is said in the language in force. */
const SOURCES = [
  ['shared-split:', 'overview.source.shared-split'],
  ['cristi:', 'overview.source.cristi-agent'],
] as const;

function SideRow({
  side: { id, account_name: account, description, amount, booked_at: at },
  context: { language },
}: {
  readonly side: Proposal['left'];
  readonly context: LedgerContext;
}) {
  const { t, money, day } = language;
  const source = SOURCES.find(([prefix]) => id.startsWith(prefix))?.[1];
  return (
    <li data-row={id} data-amount={amount?.amount} data-currency={amount?.currency}>
      <span>
        <UserText text={description ?? account ?? id} />{' '}
        <span class="quiet">
          {at !== undefined && `${day(at.slice(0, 10))} · `}
          {source === undefined ? <UserText text={account ?? ''} /> : t(source)}
        </span>
      </span>
      {amount !== undefined && <span class="figure">{money(amount.currency)(amount.amount)}</span>}
    </li>
  );
}
