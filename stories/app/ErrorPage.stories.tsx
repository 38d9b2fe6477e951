import { AppStory } from '../support';

export default { title: 'app/ErrorPage' };

function Broken(): never {
  throw new TypeError("Cannot read properties of undefined (reading 'last')");
}

export const BrokenScreen = () => (
  <AppStory at="/market">
    <Broken />
  </AppStory>
);
