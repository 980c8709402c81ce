import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/**
 * Around all screens: header and footer stay where one of them throws. What stands in its place the root hands down, so
 * that this module of its own, which every page loads, is as small as can be.
 */
export function ErrorBoundary() {
  return useOutletContext<ReactNode>();
}
