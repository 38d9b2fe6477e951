import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { personaPassword, personas } from '@fixtures/personas';
import { account } from '@/contract/account';
import { LoginPage } from '@/pages/account/login/page';
import { nameTyped, passwordTyped, submitted } from '@/pages/account/login/model';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/LoginPage' };

interface ExampleProps extends Omit<StoryTreeProps, 'children'> {
  /** What is typed and sent; nothing is, where it is left out. */
  readonly typed?: { readonly name: string; readonly password: string };
}

function Example({ typed, ...props }: ExampleProps) {
  return (
    <StoryTree at="/login" {...props}>
      <LoginPage />
      {typed && <Sent {...typed} />}
    </StoryTree>
  );
}

function Sent({ name, password }: NonNullable<ExampleProps['typed']>) {
  const hand = useUnit({ nameTyped, passwordTyped, submitted });
  useEffect(() => {
    hand.nameTyped(name);
    hand.passwordTyped(password);
    hand.submitted();
    // Once, as somebody would.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hand does not change
  }, [name, password]);
  return null;
}

const nothing = { name: '', password: '' };
const wrong = { name: personas.trader.login.name, password: 'a wrong one' };
const right = { name: personas.trader.login.name, password: personaPassword };
const slow = { [account.login.path]: 'waiting' } as const;
const offline = { [account.login.path]: 'offline' } as const;

export const Empty = () => <Example />;

export const SomethingMissing = () => <Example typed={nothing} />;

export const WrongPassword = () => <Example typed={wrong} />;

export const FrozenAccount = () => <Example typed={right} scenario="account-frozen" />;

export const OnItsWay = () => <Example typed={right} calls={slow} />;

export const Offline = () => <Example typed={right} calls={offline} />;

export const Chinese = () => <Example typed={wrong} locale="zh_CN" />;
