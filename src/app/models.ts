// Loads the `model.ts` of every entity that has one, including those no screen has needed yet, so that outboxes continue and screens find their data.
import.meta.glob('../entities/*/model.ts', { eager: true });
