/** A click on a link counts as the cause of what follows for so long, in milliseconds. */
const clickTime = 1000;

/**
 * Lets the browser ask whether the page may be closed. A link to the phone or the mail program closes nothing, and some
 * browsers would ask all the same.
 * @param onLeave called when the page is left
 * @returns what ends it
 */
export function askBeforeLeaving(onLeave = () => {}): () => void {
  const end = new AbortController();
  let dialled = Number.NEGATIVE_INFINITY;
  const onClick = ({ target, timeStamp }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]')) dialled = timeStamp;
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (event.timeStamp - dialled > clickTime) event.preventDefault();
  };
  addEventListener("click", onClick, { capture: true, signal: end.signal });
  addEventListener("beforeunload", onBeforeUnload, { signal: end.signal });
  addEventListener("pagehide", onLeave, { signal: end.signal });
  return () => end.abort();
}
