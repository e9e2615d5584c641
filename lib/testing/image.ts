/** Replaces imported images in unit tests. */
export default { src: "/drawing.svg", width: 40, height: 40 };
