/** Hides the call bar in browsers without scroll timelines, as call-bar.css does in others. */
export function watchCallBar() {
  const calls = document.querySelectorAll(
    'main :is(.button, .emergency-number)[href^="tel"], .dangers, .gas-escape, body > footer > :last-child',
  );
  if (calls.length === 0 || CSS.supports("timeline-scope", "none")) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      document.querySelector(".floating-call")?.toggleAttribute("data-away", seen.size > 0);
    },
    // The area between the header and the call bar.
    { rootMargin: "-120px 0px -48px" },
  );
  for (const call of calls) observer.observe(call);
}
