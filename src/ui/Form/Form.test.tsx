import { screen } from '@testing-library/react';
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
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check the following to continue' }));
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
