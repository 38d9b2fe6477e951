import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { accountName, accountSubmitted } from '@/pages/account/reset-password/model';
import { ResetPasswordPage } from '@/pages/account/reset-password/page';
import { routes } from '@/shared/routing';
import { personas } from '@fixtures/personas';
import { pageStory } from '../support';

export default { title: 'pages/ResetPasswordPage' };

/** The page after submitting this name. */
const submittedWith = (name: string) =>
  function Submitted() {
    return (
      <>
        <ResetPasswordPage />
        <Submission name={name} />
      </>
    );
  };

function Submission({ name }: { readonly name: string }) {
  const form = useUnit({ nameTyped: accountName.emailTyped, accountSubmitted });
  useEffect(() => {
    form.nameTyped(name);
    form.accountSubmitted();
    // Types and submits once, like a user.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the events do not change
  }, [name]);
  return null;
}

const Incomplete = submittedWith('');
const Unknown = submittedWith('nobody@demo.example');
const Known = submittedWith(personas.trader.login.name);

export const Empty = pageStory(routes.resetPassword, ResetPasswordPage);

export const SomethingMissing = pageStory(routes.resetPassword, Incomplete);

export const AccountUnknown = pageStory(routes.resetPassword, Unknown);

export const CodeAsked = pageStory(routes.resetPassword, Known);

export const TwoFactors = pageStory(routes.resetPassword, Known, { scenario: 'second-factor' });
