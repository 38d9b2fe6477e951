import type { SecurityContext } from './context';

/** Writes into the inbox what happens to accounts. */
export function tellOfSecurity({ eventBus, inbox }: Pick<SecurityContext, 'eventBus' | 'inbox'>): void {
  eventBus.on('registered', ({ owner, at }) => void inbox.write({ owner, notice: 'registered', at }));
  eventBus.on('loggedIn', ({ owner, createdTime: at, isNewDevice, device, ip }) => {
    inbox.write({ owner, notice: isNewDevice ? 'newDevice' : 'loggedIn', at, values: { device: device === '' ? ip : device } });
  });
  eventBus.on('passwordChanged', ({ owner, at }) => void inbox.write({ owner, notice: 'passwordChanged', at }));
  eventBus.on('frozenByOwner', ({ owner, at }) => void inbox.write({ owner, notice: 'frozenByOwner', at }));
  eventBus.on('securityChanged', ({ owner, at }) => void inbox.write({ owner, notice: 'securityChanged', at }));
}
