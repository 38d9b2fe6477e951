// Models that react to the start of the app or to a change of user are imported before either happens, not with the first lazy page.
import '@/entities/assets';
import '@/entities/currency';
import '@/entities/favourites';
import '@/entities/identity';
import '@/entities/messages';
import '@/entities/tasks';
