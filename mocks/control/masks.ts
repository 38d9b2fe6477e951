/** Sensitive fields by name, masked wherever calls are shown, exported or linked: passwords and other secrets, verification codes, session tokens, identity documents. */
const secretFields = [
  /password|pwd|passphrase|secret|mnemonic/i,
  /^(?:email|phone|sms|google|auth|valid|verification|antiPhishing|otp|backup|recovery)_?codes?$/i,
  /^(?:access|refresh|image|qrCode|session)?_?token$|authorization|cookie|api_?key|signature/i,
  /^(?:document|passport|idCard)(?:Number|Expiry|Front|Back)?$|^(?:front|back|selfie)$/i,
];
/** Masked only if the value looks like a verification code: a business code is a number, a coin code contains letters. */
const codeField = /^code$/i;
/** Masked only if every value is a recovery code: other lists are also called `codes`. */
const codesField = /^codes$/i;
const recoveryCodes = /^\s*(?:"[A-Z\d]{4}-[A-Z\d]{4}"[\s,]*)+$/i;

/** The replacement for a masked value. */
export const maskedText = '***';

const isSecret = (name: string, value: string): boolean =>
  secretFields.some((pattern) => pattern.test(name)) || (codeField.test(name) && /^"?\d{4,8}"$/.test(value));

const isSecretList = (name: string, values: string): boolean =>
  secretFields.some((pattern) => pattern.test(name)) || (codesField.test(name) && recoveryCodes.test(values));

/** Masks the values of secret fields in a JSON text. */
export const maskedJson = (text: string): string =>
  text
    .replace(/"(\w+)"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d[\d.]*)/g, (whole, name: string, value: string) =>
      isSecret(name, value) ? `"${name}":"${maskedText}"` : whole,
    )
    .replace(/"(\w+)"\s*:\s*\[([^[\]{}]+)\]/g, (whole, name: string, values: string) =>
      isSecretList(name, values) ? `"${name}":["${maskedText}"]` : whole,
    );

/** Masks the values of secret fields in a query string. */
export const maskedQuery = (search: string): string =>
  search.replace(/([?&])(\w+)=([^&]*)/g, (whole, sign: string, name: string, value: string) =>
    isSecret(name, `"${value}"`) ? `${sign}${name}=${maskedText}` : whole,
  );
