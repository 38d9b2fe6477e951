export { createLookup, isRecipient, lookupMs, refusals } from './lookup';
export { FoundRecipient, type FoundRecipientProps } from './FoundRecipient';
export { RecipientCard, type RecipientCardProps } from './RecipientCard';
export { RecipientField, type RecipientFieldProps } from './RecipientField';
