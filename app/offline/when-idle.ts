/** Calls once the page has loaded and the phone has nothing else to do. @returns what calls it off */
export function whenIdle(callback: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const call = () => signal.aborted || callback();
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 2000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => calledOff.abort();
}
