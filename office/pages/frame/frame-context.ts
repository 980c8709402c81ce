import { createContext, use } from 'react';
import type { OfficeFrame } from '../views';

const none: OfficeFrame = { language: 'en', languages: [], school: '', user: undefined, address: '/' };

export const FrameContext = createContext(none);

/** The page around a view: language, school, account, and what a clerk had typed when the session expired. */
export function useFrame(): OfficeFrame {
  return use(FrameContext);
}
