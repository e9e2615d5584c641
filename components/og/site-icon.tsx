import { LogoLines } from "@/components/layout/logo";

type Props = {
  /**
   * How far the ink runs beyond the mark's own square, in its units of a fortieth: none for a browser's tab, more where
   * the platform cuts the corners.
   */
  readonly bleed?: number;
};

/** The firm's mark as an icon. */
export function SiteIcon({ bleed = 0 }: Props) {
  const side = 40 + 2 * bleed;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`${-bleed} ${-bleed} ${side} ${side}`}>
      <rect x={-bleed} y={-bleed} width={side} height={side} rx={bleed ? undefined : 2} fill="var(--color-ink)" />
      <LogoLines />
    </svg>
  );
}
