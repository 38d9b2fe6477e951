// What hears of the page's opening or of a change of user must be there before either happens, not when the first lazy page needs it.
import '@/entities/assets';
import '@/entities/currency';
import '@/entities/favourites';
import '@/entities/identity';
import '@/entities/messages';
import '@/entities/tasks';
