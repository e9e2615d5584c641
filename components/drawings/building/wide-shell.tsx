import { Cornice, CutSash, ShopFront } from "./facade";

/** The parts that the section cuts, drawn solid: walls, slabs, the façade's stone. */
export function WideShell() {
  return (
    <>
      <path
        className="d-wall"
        d="M170 160h480v8H170zM182 240h456v8H182zM182 320h456v8H182zM182 400h456v8H182zM170 490h480v8H170zM170 610h480v10H170z"
      />
      <path
        className="d-wall"
        d="M170 134h12v50h-12zM170 218h12v48h-12zM170 300h12v44h-12zM170 380h12v34h-12zM170 490h12v130h-12zM638 140h12v44h-12zM638 218h12v48h-12zM638 300h12v44h-12zM638 380h12v34h-12zM638 432h12v188h-12z"
      />
      <path
        className="d-courses"
        strokeWidth="12"
        d="M176 140v44m0 34v48m0 34v44m0 36v34m0 76v120M644 140v44m0 34v48m0 34v44m0 36v34m0 18v178"
      />
      <Cornice at={[17, 16.5]} />
      <path className="d-part d-fine" d="M164 238h18v4h-18zM164 318h18v4h-18z" />
      <CutSash at={[17, 21.8]} />
      <CutSash at={[17, 30]} />
      <CutSash at={[17, 38]} />
      <CutSash at={[65, 21.8]} flip />
      <CutSash at={[65, 30]} flip />
      <CutSash at={[65, 38]} flip />
      <ShopFront at={[17, 49]} />
      <path className="d-wall" d="M0 490h170v5H0zM650 490h150v5H650z" />
    </>
  );
}
