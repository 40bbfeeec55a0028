import { budgetView, dayIn, type ToolInput } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { RoutedView } from './routed-view';
import type { Screen, ScreenProps } from './screen';

const TOOL = 'get_month_summary';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const USER = 'bursar.budget-user';

/** Calls from the page have their own thread. */
const THREAD = 'page';

const thisMonth = () => dayIn('America/Mexico_City', new Date().toISOString()).slice(0, 7);

const MESSAGES = {
  heading: '¿De quién es el presupuesto?',
  lead: 'El identificador de usuario con el que se registró, el de Telegram por ejemplo. Se recuerda hasta que cierres esta pestaña.',
  user: 'Usuario',
  open: 'Abrir',
  change: 'Cambiar de usuario',
} as const;

/** A user's budget. Budgets are stored by user id, which the page asks for once. */
function Budget({ rest: [segment = ''], navigate, callTool }: ScreenProps) {
  const [user, setUser] = useState(() => sessionStorage.getItem(USER) ?? '');
  const month = MONTH.test(segment) ? segment : thisMonth();
  const choose = (chosen: string) => {
    sessionStorage.setItem(USER, chosen);
    setUser(chosen);
  };
  if (user === '') return <UserForm onUser={choose} />;
  return (
    <>
      <section class="screen-bar inline" aria-label={MESSAGES.user} lang="es-MX">
        <span class="quiet">
          {MESSAGES.user} <bdi class="strong">{user}</bdi>
        </span>
        <button type="button" class="button" onClick={() => choose('')}>
          {MESSAGES.change}
        </button>
      </section>
      <RoutedView
        key={user}
        view={budgetView}
        tool={TOOL}
        segment={month}
        inputOf={(chosen) => ({ user_id: user, thread_id: THREAD, month: chosen })}
        segmentOf={({ month: chosen }: ToolInput) => String(chosen)}
        onNavigate={(chosen) => navigate([chosen])}
        callTool={callTool}
      />
    </>
  );
}

function UserForm({ onUser }: { readonly onUser: (user: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <main class="view narrow" lang="es-MX">
      <h1>{MESSAGES.heading}</h1>
      <p class="quiet lead">{MESSAGES.lead}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onUser(typed.trim());
        }}
      >
        <label class="field">
          <span class="field-name">{MESSAGES.user}</span>
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
          {MESSAGES.open}
        </button>
      </form>
    </main>
  );
}

export const budget: Screen = { id: 'budget', label: 'Budget', requiredTool: TOOL, Content: Budget };
