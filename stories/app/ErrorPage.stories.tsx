import { StoryTree } from '../tree';

export default { title: 'app/ErrorPage' };

function Broken(): never {
  throw new TypeError("Cannot read properties of undefined (reading 'last')");
}

export const BrokenScreen = () => (
  <StoryTree at="/market">
    <Broken />
  </StoryTree>
);
