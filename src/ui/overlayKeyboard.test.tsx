import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from './Button/Button';
import { CoinSelect } from './CoinSelect/CoinSelect';
import { ComboBox } from './ComboBox/ComboBox';
import { CountrySelect } from './CountrySelect/CountrySelect';
import { DateRangePicker } from './DateRangePicker/DateRangePicker';
import { Form, type FormError } from './Form/Form';
import { Menu } from './Menu/Menu';
import { MultiSelect } from './MultiSelect/MultiSelect';
import { Popover } from './Popover/Popover';
import { Sheet } from './Sheet/Sheet';
import { TextField } from './TextField/TextField';
import { Toast } from './Toast/Toast';
import { createToaster } from './Toast/toasts';
import { Tooltip } from './Tooltip/Tooltip';
import { useOverlay } from './useOverlay';

type Opened = ReturnType<typeof useOverlay>['overlay'];

/** A button that opens an overlay. */
function Opening({ children }: { readonly children: (overlay: Opened) => ReactNode }) {
  const { trigger, overlay } = useOverlay();
  return (
    <>
      <Button {...trigger}>Open</Button>
      {children(overlay)}
    </>
  );
}

/** Opens the overlay by keyboard. */
async function opened(children: (overlay: Opened) => ReactNode) {
  const { user } = renderUi(<Opening>{children}</Opening>);
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}

const focused = () => document.activeElement?.textContent;

/** Waits until the focus is restored, which overlays do in the next frame. */
const focusBackOn = (name: string | Element | null) =>
  waitFor(() => expect(typeof name === 'string' ? focused() : document.activeElement).toBe(name));

/** A controlled field, with the selected id beside it. */
function Choice({ children }: { readonly children: (id: string | null, choose: (id: string | null) => void) => ReactNode }) {
  const [id, choose] = useState<string | null>(null);
  return (
    <>
      {children(id, choose)}
      <output>{id}</output>
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;
const optionInFocus = () => {
  const owner = document.activeElement?.getAttribute('aria-activedescendant');
  return (owner ? document.getElementById(owner) : document.activeElement)?.textContent;
};

test('Menu is navigated by arrows, Home, End and type-ahead; Enter selects, Escape closes, and the focus returns', async () => {
  const onAction = vi.fn();
  const entries = ['Account', 'Benefits', 'Log out'].map((label) => ({ id: label.toLowerCase(), label }));
  const user = await opened((overlay) => <Menu label="Account" groups={[{ id: 'all', entries }]} onAction={onAction} {...overlay} />);
  const seen: (string | null | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{Home}', '{End}', '{ArrowUp}', 'l']) {
    await user.keyboard(key);
    seen.push(focused());
  }
  expect(seen).toEqual(['Benefits', 'Log out', 'Account', 'Log out', 'Benefits', 'Log out']);
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('log out');
  expect(screen.queryByRole('menu')).toBeNull();
  await focusBackOn('Open');
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await focusBackOn('Open');
});

const dialogs: Readonly<Record<string, (overlay: Opened) => ReactNode>> = {
  Popover: (overlay) => (
    <Popover label="Fees" {...overlay}>
      <Button>Inside</Button>
    </Popover>
  ),
  Sheet: ({ isOpen, onOpenChange }) => (
    <Sheet title="Fees" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button>Inside</Button>
    </Sheet>
  ),
};

test.each(Object.entries(dialogs))('%s takes the focus, traps Tab, and returns the focus on Escape', async (_, overlay) => {
  const user = await opened(overlay);
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step++) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await focusBackOn('Open');
});

test('Tooltip appears on focus and disappears with Escape', async () => {
  const { user } = renderUi(
    <Tooltip text="At the market’s price">
      <Button>Market</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('At the market’s price');
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('tooltip'), focused()]).toEqual([null, 'Market']);
});

test('Toast is reached by F6 and closed there', async () => {
  const toaster = createToaster();
  const { user } = renderUi(
    <>
      <main>
        <Button>Page</Button>
      </main>
      <Toast toaster={toaster} />
    </>,
  );
  act(() => toaster.show({ tone: 'danger', title: 'Not transferred' }));
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await user.tab();
  await user.keyboard('{F6}');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryAllByRole('alertdialog')).toEqual([]);
});

test('ComboBox is typed into; arrows move between matches, Enter selects, Escape restores the selection', async () => {
  const options = ['Bitcoin', 'Bitcoin Cash', 'Ether'].map((label) => ({ id: label, label }));
  const { user } = renderUi(
    <Choice>{(value, onChange) => <ComboBox label="Coin" options={options} value={value} onChange={onChange} />}</Choice>,
  );
  await user.tab();
  await user.keyboard('bit');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bitcoin', 'Bitcoin Cash']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(optionInFocus()).toBe('Bitcoin Cash');
  await user.keyboard('{Enter}');
  expect([chosen(), screen.queryByRole('listbox')]).toEqual(['Bitcoin Cash', null]);
  await user.keyboard('x{Escape}');
  expect([chosen(), screen.getByRole<HTMLInputElement>('combobox').value]).toEqual(['Bitcoin Cash', 'Bitcoin Cash']);
});

const coins = ['BTC', 'ETH', 'XRP'].map((symbol) => ({ id: symbol, symbol, name: `Coin ${symbol}` }));
const countries = [
  { code: 'JP', name: 'Japan', dialCode: '+81' },
  { code: 'PE', name: 'Peru', dialCode: '+51' },
];

const search = { label: 'Search' };
const searched: readonly {
  name: string;
  words: string;
  id: string;
  field: (id: string | null, choose: (id: string | null) => void) => ReactNode;
}[] = [
  {
    name: 'CoinSelect',
    words: 'xrp',
    id: 'XRP',
    field: (value, onChange) => <CoinSelect label="Coin" coins={coins} search={search} placeholder="-" value={value} onChange={onChange} />,
  },
  {
    name: 'CountrySelect',
    words: 'per',
    id: 'PE',
    field: (value, onChange) => (
      <CountrySelect label="Country" countries={countries} search={search} placeholder="-" value={value} onChange={onChange} />
    ),
  },
];

test.each(searched)('$name opens with Enter, is searched and selected by keyboard, and regains the focus', async ({ words, id, field }) => {
  const { user } = renderUi(<Choice>{field}</Choice>);
  await user.tab();
  const button = document.activeElement;
  await user.keyboard('{Enter}');
  await user.keyboard(words);
  // The first key runs the search at once; the next moves to its match.
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([chosen(), screen.queryByRole('listbox')]).toEqual([id, null]);
  await focusBackOn(button);
});

test('MultiSelect stays open while Enter selects several options, and Escape closes it', async () => {
  function Several() {
    const [values, choose] = useState<readonly string[]>([]);
    const options = coins.map(({ id }) => ({ id, label: id }));
    return (
      <>
        <MultiSelect label="Coins" options={options} values={values} onChange={choose} placeholder="All" summary="some" emptyText="None" />
        <output>{values.join()}</output>
      </>
    );
  }
  const { user } = renderUi(<Several />);
  await user.tab();
  const button = document.activeElement;
  await user.keyboard('{Enter}');
  await user.keyboard('{End}{Enter}{ArrowUp}{Enter}');
  expect(chosen()).toBe('XRP,ETH');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await focusBackOn(button);
});

test('DateRangePicker opens with Enter from the button after its typed days, closes with Escape, and regains the focus', async () => {
  const { user } = renderUi(
    <DateRangePicker label="Period" today="2026-11-22" value={{ from: '2026-11-10', to: '2026-11-10' }} onChange={vi.fn()} />,
  );
  const button = screen.getByRole('button');
  for (let step = 0; step < 8 && document.activeElement !== button; step++) await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await focusBackOn(button);
});

test('Form is submitted with Enter in a field, and the focus moves to the errors', async () => {
  function Example() {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    const check = () => setErrors([{ field: 'email', message: 'Enter your e-mail.' }]);
    return (
      <Form errors={errors} onSubmit={check}>
        <TextField label="E-mail" name="email" />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  const { user } = renderUi(<Example />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toContain('Check the following to continue');
});
