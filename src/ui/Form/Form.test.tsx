import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { DatePicker } from '../DatePicker/DatePicker';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import type { FormError } from './Form';

const all = [
  { field: 'email', message: 'Enter your e-mail.' },
  { field: 'kind', message: 'Say who it is for.' },
  { field: 'country', message: 'Choose a country.' },
  { field: 'born', message: 'Enter your day of birth.' },
];

/** Errors of empty fields appear with the first submit, and then update while typing. */
function Example() {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const errors: readonly FormError[] = isChecked ? all.filter(({ field }) => field !== 'email' || !email) : [];
  return (
    <Form errors={errors} onSubmit={() => setChecked(true)}>
      <TextField label="E-mail" name="email" value={email} onChange={setEmail} />
      <RadioGroup label="For" name="kind" options={[{ id: 'me', label: 'Me' }]} value={null} onChange={() => {}} />
      <Select label="Country" name="country" options={[{ id: 'jp', label: 'Japan' }]} value={null} onChange={() => {}} placeholder="-" />
      <DatePicker label="Born" name="born" today="2026-11-22" value={null} onChange={() => {}} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const summary = () => screen.getByRole('group', { name: 'Check the following to continue' });

async function submitted() {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

test('without errors there is no summary', () => {
  renderUi(<Example />);
  expect(screen.queryByRole('group', { name: 'Check the following to continue' })).toBeNull();
});

test('submitting with errors focuses the summary', async () => {
  await submitted();
  expect(document.activeElement).toBe(summary());
});

test('submitting again with the same errors focuses the summary again', async () => {
  const user = await submitted();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(summary());
});

/** A form whose errors arrive later, with `answer`; beside it a field and a dialog. */
function openWithServer() {
  const formWith = (errors: readonly FormError[]) => (
    <>
      <Form errors={errors} onSubmit={() => {}}>
        <TextField label="E-mail" name="email" value="a" onChange={() => {}} />
        <Button type="submit">Send</Button>
      </Form>
      <input aria-label="Search" />
      <div role="dialog">
        <Button>Confirm</Button>
      </div>
    </>
  );
  const { user, rerender } = renderUi(formWith([]));
  const search = screen.getByRole('textbox', { name: 'Search' });
  return { user, search, answer: () => rerender(formWith(all.slice(0, 1))) };
}

test.each([
  ['a click', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' }))],
  ['Enter in a field', (user: UserEvent) => user.type(screen.getByRole('textbox', { name: 'E-mail' }), '{Enter}')],
  [
    'Enter at the button',
    (user: UserEvent) =>
      user
        .tab()
        .then(() => user.tab())
        .then(() => user.keyboard('{Enter}')),
  ],
])('after a submit by %s the errors of a late response focus the summary', async (_, submit) => {
  const { user, answer } = openWithServer();
  await submit(user);
  answer();
  expect(document.activeElement).toBe(summary());
});

test('a dialog between submit and response does not keep the errors from taking the focus', async () => {
  const { user, answer } = openWithServer();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  answer();
  expect(document.activeElement).toBe(summary());
});

test('late errors do not take the focus from a user who has moved on', async () => {
  const { user, search, answer } = openWithServer();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(search);
  answer();
  expect(document.activeElement).toBe(search);
});

test('errors that appear or disappear while typing do not move the focus', async () => {
  const user = await submitted();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'a');
  await user.clear(email);
  expect(document.activeElement).toBe(email);
});

test.each([
  ['Enter your e-mail.', () => screen.getByRole('textbox', { name: 'E-mail' })],
  ['Say who it is for.', () => screen.getByRole('radio', { name: 'Me' })],
  ['Choose a country.', () => screen.getByRole('button', { name: /Country/ })],
  ['Enter your day of birth.', () => screen.getAllByRole('spinbutton')[0]],
])('the summary line %j focuses its field', async (line, field) => {
  const user = await submitted();
  await user.click(screen.getByRole('button', { name: line }));
  expect(document.activeElement).toBe(field());
});

test('lines with the same message name their fields', async () => {
  const above = 'Enter a value above zero';
  const errors = [
    { field: 'price', message: above },
    { field: 'amount', message: above },
    { field: 'note', message: 'Enter a note' },
  ];
  renderUi(
    <Form errors={errors} onSubmit={() => {}}>
      {['price', 'amount', 'note'].map((name) => (
        <TextField key={name} label={name} name={name} value="" onChange={() => {}} />
      ))}
    </Form>,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([`price ${above}`, `amount ${above}`, 'Enter a note']);
});
