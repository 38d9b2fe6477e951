import { act, fireEvent, screen } from '@testing-library/react';
import { scopeBind } from 'effector';
import type { ReactNode } from 'react';
import { demoCode, personaPassword, type PersonaId, personas } from '@fixtures/personas';
import type { ScenarioName } from '@mocks/scenarios';
import { TransferHost, transferOpened } from '@/features/transfer';
import { LoginPage } from '@/pages/account/login/page';
import { RegisterPage } from '@/pages/account/register/page';
import { ResetPasswordPage } from '@/pages/account/reset-password/page';
import { MessagesPage } from '@/pages/message/messages/page';
import { AppDownloadPage } from '@/pages/shell/app-download/page';
import { HomePage } from '@/pages/shell/home/page';
import { WalletAssetsPage } from '@/pages/web3/assets/page';
import { WalletPage } from '@/pages/web3/wallet/page';
import { Shell, type ShellProps } from '@/widgets/shell';
import { renderApp, type RenderOptions } from './renderApp';

type Rendered = Awaited<ReturnType<typeof renderApp>>;

/** A user who presses and types, and continues if a control is missing. */
export interface Visitor {
  readonly page: Rendered;
  /** Presses the button or link with that name; false if there is none. */
  readonly press: (name: RegExp) => Promise<boolean>;
  /** Types into the field with that label; false if there is none. */
  readonly type: (label: RegExp, text: string) => Promise<boolean>;
  /** Solves the security check if one is open. */
  readonly solveCheck: () => Promise<void>;
}

/** A part of the shell or of a screen that makes calls, and how it is used. */
export interface Surface {
  readonly name: string;
  readonly as: PersonaId;
  /** The scenario of the exchange; `calm` by default. */
  readonly scenario?: ScenarioName;
  readonly kind?: ShellProps['kind'];
  readonly at?: string;
  readonly content?: ReactNode;
  /** A desktop by default. */
  readonly device?: RenderOptions['device'];
  /** Uses the surface to its end; returns whether all its controls were found. */
  readonly use: (visitor: Visitor) => Promise<boolean>;
}

const loginName: string = personas.trader.login.name;
/** Presses controls one after another; returns whether all were found. */
export const pressAll =
  (...names: readonly RegExp[]) =>
  async ({ press }: Pick<Visitor, 'press'>): Promise<boolean> => {
    let isComplete = true;
    for (const name of names) isComplete = (await press(name)) && isComplete;
    return isComplete;
  };

/** Toggles a radio button, checkbox or switch; false if there is none. */
export function toggleControl(role: 'radio' | 'checkbox' | 'switch', name: RegExp): boolean {
  const control = screen.queryByRole(role, { name });
  if (control) fireEvent.click(control);
  return control !== null;
}

/** Each surface covers the calls it makes, which tests read off its requests. */
export const surfaces: readonly Surface[] = [
  { name: 'header of a visitor', as: 'visitor', use: async () => true },
  { name: 'header of a user', as: 'newUser', use: async () => true },
  {
    name: 'search',
    as: 'trader',
    use: async ({ press, type }) => (await press(/^Search/)) && type(/^Search/, 'btc'),
  },
  { name: 'messages', as: 'trader', use: pressAll(/^Messages/, /^Mark all as read/) },
  { name: 'account menu', as: 'newUser', use: pressAll(/^Account/) },
  { name: 'language and currency', as: 'trader', use: pressAll(/^Language/) },
  { name: 'download', as: 'visitor', use: pressAll(/^Download the app/) },
  { name: 'customer service', as: 'trader', use: pressAll(/^Customer service/) },
  { name: 'wallet connect', as: 'visitor', kind: 'web3', at: '/web3', use: pressAll(/^Connect wallet/) },
  { name: 'wallet', as: 'web3Wallet', kind: 'web3', at: '/web3/asset', use: async () => true },
  { name: 'home of a visitor', as: 'visitor', at: '/', content: <HomePage />, use: pressAll(/^Next announcement/) },
  { name: 'home of a user', as: 'newUser', at: '/', content: <HomePage />, use: pressAll(/^Hide balance/, /^Next announcement/) },
  { name: 'messages page', as: 'trader', at: '/inMail/noticeNavList', content: <MessagesPage />, use: pressAll(/^Mark all as read/) },
  { name: 'app download page', as: 'visitor', at: '/app/downLoad', content: <AppDownloadPage />, use: async () => true },
  { name: 'wallet landing page', as: 'visitor', kind: 'web3', at: '/web3', content: <WalletPage />, use: async () => true },
  { name: 'wallet assets page', as: 'web3Wallet', kind: 'web3', at: '/web3/asset', content: <WalletAssetsPage />, use: async () => true },
  { name: 'side menu of a phone', as: 'trader', device: 'phone', use: pressAll(/^Menu$/, /^Assets$/, /^Orders$/) },
  { name: 'messages on a phone', as: 'trader', device: 'phone', use: pressAll(/^Messages/, /^Mark all as read/) },
  { name: 'account menu on a phone', as: 'newUser', device: 'phone', use: pressAll(/^Account/) },
  {
    name: 'transfer',
    as: 'trader',
    use: async ({ page, press, type }) => {
      await act(async () => scopeBind(transferOpened, { scope: page.scope })({}));
      await page.advance(50);
      return (await type(/^Amount/, '5')) && press(/^Transfer \d/);
    },
  },
  {
    name: 'login',
    as: 'visitor',
    kind: 'plain',
    at: '/login',
    content: <LoginPage />,
    use: async ({ press, type }) => {
      const isFilled = (await type(/^Email/, loginName)) && (await type(/^Password/, personaPassword));
      return (await press(/^Log in$/)) && isFilled;
    },
  },
  {
    name: 'registration',
    as: 'visitor',
    kind: 'plain',
    at: '/register?inviteCode=FRIEND7',
    content: <RegisterPage />,
    use: async ({ press, type, solveCheck }) => {
      const isFilled = (await type(/^Email/, 'ines@demo.example')) && (await type(/^Choose a password/, 'Brand-New-1'));
      fireEvent.click(screen.getByRole('checkbox'));
      await press(/^Create account/);
      await press(/^Send code/);
      await solveCheck();
      return (await type(/^Email code/, demoCode)) && (await press(/^Confirm/)) && isFilled;
    },
  },
  {
    name: 'password reset',
    as: 'visitor',
    kind: 'plain',
    at: '/resetPassword',
    content: <ResetPasswordPage />,
    use: async ({ press, type, solveCheck }) => {
      await type(/^Email/, loginName);
      await press(/^Continue/);
      await press(/^Send code/);
      await solveCheck();
      await type(/^Email code/, demoCode);
      await press(/^Confirm/);
      return (await type(/^Choose a password/, 'Reset-2027')) && press(/^Save new password/);
    },
  },
];

/** Opens a surface on its device, in its shell. Missing controls are looked for `tries` times at intervals of 50 ms, since their code may still be loading. */
export async function openSurface(
  { as, kind = 'exchange', at = '/market', content = <h1>Page</h1>, device = 'desktop' }: Surface,
  { tries, ...options }: RenderOptions & { readonly tries: number },
) {
  const page = await renderApp(
    <>
      <Shell kind={kind}>{content}</Shell>
      <TransferHost />
    </>,
    { as, at, device, ...options },
  );
  await page.advance(50);
  const find = async <Found,>(query: () => Found | undefined): Promise<Found | undefined> => {
    for (let remaining = tries; remaining > 0; remaining -= 1) {
      const found = query();
      if (found) return found;
      await page.advance(50);
    }
    return undefined;
  };
  const visitor: Visitor = {
    page,
    press: async (name) => {
      const control = await find(() =>
        [...document.querySelectorAll<HTMLElement>('button, a')].find(
          (each) => name.test((each.ariaLabel ?? each.textContent ?? '').trim()) && !each.closest('[aria-hidden=true], [inert]'),
        ),
      );
      if (!control) return false;
      await page.user.click(control);
      await page.advance(50);
      return true;
    },
    type: async (label, text) => {
      const field = await find(() => screen.queryAllByLabelText(label, { selector: 'input' })[0]);
      if (!field) return false;
      fireEvent.change(field, { target: { value: text } });
      await page.advance(500);
      return true;
    },
    solveCheck: async () => {
      const target = /set the slider to (\d+)/.exec(document.body.textContent)?.[1];
      const slider = document.querySelector('input[type=range]');
      if (!target || !slider) return;
      fireEvent.change(slider, { target: { value: target } });
      await visitor.press(/^Verify$/);
    },
  };
  return visitor;
}
