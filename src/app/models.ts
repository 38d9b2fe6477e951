// The models of all entities, also of those that no screen on the way here has needed: what waits in an outbox goes on, and screens find what they show.
import.meta.glob('../entities/*/model.ts', { eager: true });
