import { screen } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { X } from 'lucide-react';
import { renderUi } from '@tests/support/app/renderUi';
import { AmountField } from './AmountField/AmountField';
import { Banner } from './Banner/Banner';
import { Button } from './Button/Button';
import { ButtonGroup } from './ButtonGroup/ButtonGroup';
import { Checkbox } from './Checkbox/Checkbox';
import { CodeInput } from './CodeInput/CodeInput';
import { CopyButton } from './CopyButton/CopyButton';
import { Disclosure, DisclosureGroup } from './Disclosure/Disclosure';
import { ErrorState } from './ErrorState/ErrorState';
import { FileButton } from './FileButton/FileButton';
import { FileDrop, type FileDropProps } from './FileDrop/FileDrop';
import { IconButton } from './IconButton/IconButton';
import { InlineAlert } from './InlineAlert/InlineAlert';
import { Link } from './Link/Link';
import { Pagination } from './Pagination/Pagination';
import { ScrollTop } from './ScrollTop/ScrollTop';
import { SearchField } from './SearchField/SearchField';
import { Switch } from './Switch/Switch';
import { Tabs } from './Tabs/Tabs';
import { TextField } from './TextField/TextField';

function focused(): string | null {
  const { activeElement: element } = document;
  return element === document.body ? null : (element?.ariaLabel ?? element?.textContent ?? null);
}

/** A controlled field, with its value beside it. */
function Typed({ children }: { readonly children: (value: string, onChange: (value: string) => void) => ReactNode }) {
  const [value, setValue] = useState('');
  return (
    <>
      {children(value, setValue)}
      <output>{value}</output>
    </>
  );
}

const typed = (): string | null | undefined => document.querySelector('output')?.textContent;

const zone = {
  label: 'Document',
  hint: 'Drop it, or',
  chooseLabel: 'Choose',
  limits: 'PNG',
  accepts: ['image/png'],
  maxBytes: 1000,
  onFile: () => {},
  onProblem: () => {},
  onRemove: () => {},
  fileLabels: { remove: 'Press', progress: 'Sent' },
} satisfies Omit<FileDropProps, 'file'>;

describe('pressable elements are reached by Tab and pressed with Enter and Space', () => {
  const pressed = vi.fn();
  const elements: Readonly<Record<string, () => ReactElement>> = {
    Button: () => <Button onPress={pressed}>Press</Button>,
    ButtonGroup: () => (
      <ButtonGroup label="Orders">
        <Button onPress={pressed}>Press</Button>
      </ButtonGroup>
    ),
    IconButton: () => <IconButton icon={X} label="Press" onPress={pressed} />,
    Banner: () => (
      <Banner onDismiss={pressed} dismissLabel="Press">
        Maintenance
      </Banner>
    ),
    InlineAlert: () => (
      <InlineAlert onDismiss={pressed} dismissLabel="Press">
        Not verified
      </InlineAlert>
    ),
    ErrorState: () => <ErrorState text="Not loaded" onRetry={pressed} retryLabel="Press" />,
    ScrollTop: () => <ScrollTop label="Press" onPress={pressed} />,
    FileDrop: () => <FileDrop {...zone} file={{ name: 'a.png', size: '1 kB' }} onRemove={pressed} />,
  };
  test.each(Object.entries(elements))('%s', async (_, element) => {
    pressed.mockClear();
    const { user } = renderUi(element());
    await user.tab();
    expect(focused()).toMatch(/^Press/);
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('but not while disabled', async () => {
    pressed.mockClear();
    const { user } = renderUi(
      <Button isDisabled onPress={pressed}>
        Press
      </Button>,
    );
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

const pickers: Readonly<Record<string, () => ReactElement>> = {
  FileButton: () => (
    <FileButton accepts={['image/png']} onFile={() => {}}>
      Choose
    </FileButton>
  ),
  FileDrop: () => <FileDrop {...zone} file={null} />,
};

test.each(Object.entries(pickers))('%s opens the file picker with Enter', async (_, element) => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  const { user } = renderUi(element());
  for (let tries = 0; tries < 3 && focused() !== 'Choose'; tries++) await user.tab();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});

test('CopyButton copies with Enter and confirms it', async () => {
  const { user } = renderUi(<CopyButton text="A1b2" label="Copy" />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('A1b2');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(document.activeElement);
});

test('Link is followed with Enter, not with Space', async () => {
  const followed = vi.fn();
  const { user } = renderUi(
    <Link href="#fees" onPress={followed}>
      Fees
    </Link>,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(followed).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
});

const choices = {
  checkbox: () => <Checkbox>Remember</Checkbox>,
  switch: () => <Switch>Remember</Switch>,
};

test.each(Object.entries(choices))('a %s is toggled with Space', async (role, element) => {
  const { user } = renderUi(element());
  const control = screen.getByRole<HTMLInputElement>(role);
  await user.tab();
  expect(document.activeElement).toBe(control);
  await user.keyboard(' ');
  expect(control.checked).toBe(true);
  await user.keyboard(' ');
  expect(control.checked).toBe(false);
});

test('Tab skips the disabled buttons of Pagination, and Enter and Space select a page', async () => {
  const onPage = vi.fn();
  const { user } = renderUi(<Pagination label="Pages" page={1} count={3} onPage={onPage} summary="1–20 of 60" />);
  const stops: (string | null)[] = [];
  for (let step = 0; step < 4; step++) {
    await user.tab();
    stops.push(focused());
  }
  expect(stops).toEqual(['Page 1', 'Page 2', 'Page 3', 'Next']);
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(onPage.mock.calls).toEqual([[2], [3]]);
});

test('Tabs are one tab stop; arrows, Home and End select, and Tab moves into the content', async () => {
  const { user } = renderUi(
    <Tabs label="Orders" tabs={['open', 'history', 'fills'].map((id) => ({ id, label: id }))} defaultSelected="open">
      {(id) => <button type="button">in {id}</button>}
    </Tabs>,
  );
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.tab();
  const seen: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowRight}']) {
    await user.keyboard(key);
    seen.push(chosen());
  }
  expect(seen).toEqual(['history', 'fills', 'open', 'fills', 'open', 'history']);
  await user.tab();
  expect(focused()).toBe('in history');
});

test('Disclosures expand and collapse with Enter and Space; Tab moves from one to the next', async () => {
  const { user } = renderUi(
    <DisclosureGroup>
      <Disclosure title="Fees">0.1 %</Disclosure>
      <Disclosure title="Limits">None</Disclosure>
    </DisclosureGroup>,
  );
  const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(open()).toEqual(['Fees']);
  await user.tab();
  await user.keyboard(' ');
  expect(open()).toEqual(['Limits']);
  await user.keyboard(' ');
  expect(open()).toEqual([]);
});

const fields: Readonly<Record<string, () => ReactElement>> = {
  TextField: () => <Typed>{(value, onChange) => <TextField label="Name" value={value} onChange={onChange} />}</Typed>,
  AmountField: () => (
    <Typed>{(value, onChange) => <AmountField label="Amount" value={value} onChange={onChange} normalise={(edited) => edited} />}</Typed>
  ),
  CodeInput: () => <Typed>{(value, onChange) => <CodeInput label="Code" value={value} onChange={onChange} />}</Typed>,
};

test.each(Object.entries(fields))('%s is reached by Tab, typed into and corrected', async (_, element) => {
  const { user } = renderUi(element());
  await user.tab();
  await user.keyboard('4815');
  expect(typed()).toBe('4815');
  await user.keyboard('{Backspace}');
  expect(typed()).toBe('481');
});

test('SearchField is cleared by Escape and keeps the focus', async () => {
  const { user } = renderUi(<Typed>{(value, onChange) => <SearchField label="Search" value={value} onChange={onChange} />}</Typed>);
  await user.tab();
  await user.keyboard('btc');
  expect(typed()).toBe('btc');
  await user.keyboard('{Escape}');
  expect([typed(), document.activeElement]).toEqual(['', screen.getByRole('searchbox')]);
});
