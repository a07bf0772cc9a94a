/**
 * Inline script that runs before the first paint, with the nonce of the response. It sets `data-theme` and
 * `data-density` from the cookie, or else from local storage, or else from the system. The cookie comes first, because
 * a page without JavaScript can set it too.
 *
 * It is written by hand for the oldest supported browser, since no build step compiles it.
 */
export const displayScript = `(function(){
var d=document.documentElement;
function chosen(k,a){
var m=document.cookie.match("(?:^|; )"+k+"=([a-z]+)"),v=m&&m[1];
if(a.indexOf(v)<0){try{v=localStorage.getItem(k)}catch(e){v=null}}
return a.indexOf(v)<0?null:v}
var q=matchMedia("(prefers-color-scheme: dark)");
function paint(){
d.dataset.theme=chosen("theme",["light","dark"])||(q.matches?"dark":"light");
d.dataset.density=chosen("density",["comfortable","compact"])||"comfortable"}
paint();
q.addEventListener("change",paint)
})()`;
