import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { personaPassword, personas } from '@fixtures/personas';
import { account } from '@/contract/account';
import { LoginPage } from '@/pages/account/login/page';
import { accountName, passwordTyped, submitted } from '@/pages/account/login/model';
import { routes } from '@/shared/routing';
import { AppStory, pageStory } from '../support';

export default { title: 'pages/LoginPage' };

/** The page after submitting these values. */
const submittedWith = (typed: SubmittedProps) =>
  function Submitted() {
    return (
      <>
        <LoginPage />
        <Submission {...typed} />
      </>
    );
  };

interface SubmittedProps {
  readonly name: string;
  readonly password: string;
}

function Submission({ name, password }: SubmittedProps) {
  const form = useUnit({ nameTyped: accountName.emailTyped, passwordTyped, submitted });
  useEffect(() => {
    form.nameTyped(name);
    form.passwordTyped(password);
    form.submitted();
    // Types and submits once, like a user.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the events do not change
  }, [name, password]);
  return null;
}

const Incomplete = submittedWith({ name: '', password: '' });
const Wrong = submittedWith({ name: personas.trader.login.name, password: 'a wrong one' });
const Right = submittedWith({ name: personas.kycStandard.login.name, password: personaPassword });
const NewDevicePage = submittedWith({ name: personas.trader.login.name, password: personaPassword });

export const Empty = pageStory(routes.login, LoginPage);

export const SomethingMissing = pageStory(routes.login, Incomplete);

export const WrongPassword = pageStory(routes.login, Wrong);

export const FrozenAccount = pageStory(routes.login, NewDevicePage, { scenario: 'account-frozen' });

export const NewDevice = pageStory(routes.login, NewDevicePage);

export const TwoFactors = pageStory(routes.login, NewDevicePage, { scenario: 'second-factor' });

export const Locked = pageStory(routes.login, Wrong, { scenario: 'login-locked' });

export const OnItsWay = pageStory(routes.login, Right, { responses: { [account.login.path]: 'pending' } });

export const Offline = pageStory(routes.login, Right, { responses: { [account.login.path]: 'offline' } });

export const Chinese = pageStory(routes.login, Wrong, { locale: 'zh_CN' });

/** The user has logged in on another device while the messages page was open. */
export const SessionReplaced = () => <AppStory as="trader" scenario="session-replaced" at="/inMail/noticeNavList" />;
