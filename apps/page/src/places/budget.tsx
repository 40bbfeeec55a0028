import { budgetView, dayIn, type ToolInput } from '@bursar/views/pictures';
import { useState } from 'preact/hooks';

import type { Place, PlaceProps } from './place';
import { ShownPicture } from './shown-picture';

const TOOL = 'get_month_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const USER = 'bursar.budget-user';

/** What one asks of the page is a conversation of its own. */
const THREAD = 'page';

const thisMonth = () => dayIn('America/Mexico_City', new Date().toISOString()).slice(0, 7);

const WORDS = {
  whose: '¿De quién es el presupuesto?',
  lead: 'El identificador de usuario con el que se registró, el de Telegram por ejemplo. Se recuerda hasta que cierres esta pestaña.',
  user: 'Usuario',
  open: 'Abrir',
  change: 'Cambiar de usuario',
} as const;

/** Budgets are kept by user; whose is wanted is asked once. */
function Budget({ rest: [asked = ''], go, callTool }: PlaceProps) {
  const [user, setUser] = useState(() => sessionStorage.getItem(USER) ?? '');
  const month = MONTH.test(asked) ? asked : thisMonth();
  const choose = (chosen: string) => {
    sessionStorage.setItem(USER, chosen);
    setUser(chosen);
  };
  if (user === '') return <AskWhose onUser={choose} />;
  return (
    <>
      <section class="place-bar beside" aria-label={WORDS.user} lang="es-MX">
        <span class="quiet">
          {WORDS.user} <bdi class="strong">{user}</bdi>
        </span>
        <button type="button" class="button" onClick={() => choose('')}>
          {WORDS.change}
        </button>
      </section>
      <ShownPicture
        key={user}
        view={budgetView}
        tool={TOOL}
        wanted={month}
        inputOf={(wanted) => ({ user_id: user, thread_id: THREAD, month: wanted })}
        wantedOf={({ month: wanted }: ToolInput) => String(wanted)}
        onMoved={(wanted) => go([wanted])}
        callTool={callTool}
      />
    </>
  );
}

function AskWhose({ onUser }: { readonly onUser: (user: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <main class="view narrow" lang="es-MX">
      <h1>{WORDS.whose}</h1>
      <p class="quiet lead">{WORDS.lead}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onUser(typed.trim());
        }}
      >
        <label class="field">
          <span class="field-name">{WORDS.user}</span>
          <input
            class="input"
            required
            maxLength={64}
            autocomplete="off"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary">
          {WORDS.open}
        </button>
      </form>
    </main>
  );
}

export const budget: Place = { id: 'budget', label: 'Budget', needs: TOOL, Content: Budget };
