import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { config } from '@/contract/config';
import { accountName, agreed, passwordTyped, submitted } from '@/pages/account/register/model';
import { RegisterPage } from '@/pages/account/register/page';
import { routes } from '@/shared/routing';
import { personas } from '@fixtures/personas';
import { pageStory } from '../support';

export default { title: 'pages/RegisterPage' };

/** The page after submitting this name. */
const submittedWith = (name: string) =>
  function Submitted() {
    return (
      <>
        <RegisterPage />
        <Submission name={name} />
      </>
    );
  };

function Submission({ name }: { readonly name: string }) {
  const form = useUnit({ nameTyped: accountName.emailTyped, passwordTyped, agreed, submitted });
  useEffect(() => {
    form.nameTyped(name);
    form.passwordTyped(name === '' ? '' : 'Brand-New-1');
    form.agreed(name !== '');
    form.submitted();
    // Types and submits once, like a user.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the events do not change
  }, [name]);
  return null;
}

const Incomplete = submittedWith('');
const Taken = submittedWith(personas.trader.login.name);
const Complete = submittedWith('ines@demo.example');

export const Empty = pageStory(routes.register, RegisterPage, { search: '?inviteCode=FRIEND7' });

export const SomethingMissing = pageStory(routes.register, Incomplete);

export const AlreadyRegistered = pageStory(routes.register, Taken);

export const CodeAsked = pageStory(routes.register, Complete);

export const RegionRestricted = pageStory(routes.register, RegisterPage, { scenario: 'region-restricted' });

export const Loading = pageStory(routes.register, RegisterPage, { responses: { [config.compliance.path]: 'pending' } });

export const Failed = pageStory(routes.register, RegisterPage, { responses: { [config.compliance.path]: 'fault' } });
