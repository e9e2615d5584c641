/** Small text above a heading, within the h1. */
export function Overline({ children }: { children: string }) {
  return (
    <span className="mb-1 block text-lead font-semibold tracking-normal text-accent [word-spacing:0]">{children} </span>
  );
}
