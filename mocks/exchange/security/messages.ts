import type { SecurityContext } from './context';

/** Writes inbox messages about account events. */
export function sendSecurityMessages({ eventBus, inbox }: Pick<SecurityContext, 'eventBus' | 'inbox'>): void {
  eventBus.on('registered', ({ owner, at }) => void inbox.write({ owner, notice: 'registered', at, data: {} }));
  eventBus.on('loggedIn', ({ owner, createdTime: at, isNewDevice, device, ip }) => {
    inbox.write({ owner, notice: isNewDevice ? 'newDevice' : 'loggedIn', at, values: { device: device === '' ? ip : device }, data: {} });
  });
  eventBus.on('passwordChanged', ({ owner, at }) => void inbox.write({ owner, notice: 'passwordChanged', at, data: {} }));
  eventBus.on('frozenByOwner', ({ owner, at }) => void inbox.write({ owner, notice: 'frozenByOwner', at, data: {} }));
  eventBus.on(
    'recoveryCodeUsed',
    ({ owner, left, at }) => void inbox.write({ owner, notice: 'recoveryCodeUsed', at, values: { left: String(left) } }),
  );
  eventBus.on('factorLossReported', ({ owner, at }) => void inbox.write({ owner, notice: 'factorLossReported', at }));
  eventBus.on('factorLossWithdrawn', ({ owner, at }) => void inbox.write({ owner, notice: 'factorLossWithdrawn', at }));
  eventBus.on('securityChanged', ({ owner, at }) => void inbox.write({ owner, notice: 'securityChanged', at, data: {} }));
}
