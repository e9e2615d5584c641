/** The time after a click on a link, in milliseconds, in which "beforeunload" is attributed to it. */
const clickTime = 1000;

/**
 * Lets the browser ask before the page is closed. Some browsers would also ask after a click on a `tel:` or `mailto:`
 * link, which closes nothing.
 * @param onLeave called when the page is left
 * @returns a function that stops asking
 */
export function askBeforeLeaving(onLeave = () => {}): () => void {
  const end = new AbortController();
  let lastContactClick = Number.NEGATIVE_INFINITY;
  const onClick = ({ target, timeStamp }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]'))
      lastContactClick = timeStamp;
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (event.timeStamp - lastContactClick > clickTime) event.preventDefault();
  };
  addEventListener("click", onClick, { capture: true, signal: end.signal });
  addEventListener("beforeunload", onBeforeUnload, { signal: end.signal });
  addEventListener("pagehide", onLeave, { signal: end.signal });
  return () => end.abort();
}
