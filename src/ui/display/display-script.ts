/**
 * Runs before the first paint, inline and with the nonce of the response: sets `data-theme` and `data-density` from
 * the cookie, else from local storage, else from the system. The cookie comes first because it is also what a
 * page without script can set.
 *
 * Written by hand in the language of the oldest browser, since no build step touches it.
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
