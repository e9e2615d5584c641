/** Stands in for an imported image in unit tests. */
export default { src: "/drawing.svg", width: 40, height: 40 };
