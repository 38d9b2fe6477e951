// The model of an entity may react to the start of the app or to a change of user: it is loaded before either happens, not with the first lazy page.
import.meta.glob('../entities/*/model.ts', { eager: true });
