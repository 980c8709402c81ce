import { makePictures } from './make-pictures';

await makePictures();
