import { createEvent, merge, sample } from 'effector';
import { createAccountName } from '@/features/account-form';
import { createGate } from '@/shared/lib/gate';
import { dialogLeft, typedText } from '../dialog';

/** Contacts of an account. */
export type Contact = 'email' | 'phone';

/** The form for an e-mail address or a phone number is mounted. */
export const ContactGate = createGate<{ readonly contact: Contact }>('ContactGate', { contact: 'email' });
export const codeTyped = createEvent<string>();
export const codeRequested = createEvent();
export const submitted = createEvent();

export const $contact = ContactGate.state.map(({ contact }) => contact);
export const contactName = createAccountName({ opened: ContactGate.open.map(() => ''), closed: dialogLeft });
sample({ clock: ContactGate.open, fn: ({ contact }) => contact, target: contactName.kindChosen });
export const $code = typedText(codeTyped);
export const edited = merge([contactName.changed, codeTyped]);
